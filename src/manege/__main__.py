"""`python -m manege` — the same as `manege`."""

from manege.cli import main

if __name__ == "__main__":
    main()
