// Figures as keys: 1 waits a moment, for 10 or 11 may be meant.
const WAIT = 400; // ms

export class Figures {
  readonly #choose: (number: number) => void;
  #one: ReturnType<typeof setTimeout> | undefined;

  constructor(choose: (number: number) => void) {
    this.#choose = choose;
  }

  press(figure: number): void {
    const tens = this.#one !== undefined && figure <= 1;
    if (tens) this.#forget();
    else this.settle();
    if (tens) this.#choose(10 + figure);
    else if (figure === 1) this.#one = setTimeout(() => this.settle(), WAIT);
    else if (figure > 0) this.#choose(figure);
  }

  /** Nothing follows: 1 it was. */
  settle(): void {
    if (this.#one === undefined) return;
    this.#forget();
    this.#choose(1);
  }

  #forget(): void {
    clearTimeout(this.#one);
    this.#one = undefined;
  }
}
