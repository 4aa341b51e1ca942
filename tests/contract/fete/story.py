"""What is told of a fair; nothing in it is secret."""

from manege.kernel.story import ALL, Kind

ROLLED = Kind("rolled", seat=ALL, die=ALL)
ACTIVATED = Kind("activated", seat=ALL, die=ALL)
GAINED = Kind("gained", seat=ALL, number=ALL)
STOPPED = Kind("stopped", seat=ALL)
