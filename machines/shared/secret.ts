/**
 * Holds a password or bot-check token so that no inspector, log, snapshot or JSON text can show it
 * (specification 3.1: the password is never persisted).
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toJSON(): string {
    return '[secret]';
  }

  toString(): string {
    return '[secret]';
  }
}
