import { invalidRequest } from '../failure.ts';
import { branchItems, type FormBranch, type FormNode } from './form.ts';

/**
 * Typed reading of one request's parameters. Every name that is read is recorded, so that `finish` can refuse the rest
 * as Stripe does: a misspelt parameter must not pass here and fail in production.
 */
export class Params {
  readonly #values: FormBranch;
  readonly #path: string;
  readonly #known = new Set<string>();
  readonly #children: Params[] = [];

  constructor(values: FormBranch, path = '') {
    this.#values = values;
    this.#path = path;
  }

  text(name: string, longest = 5000): string | undefined {
    const value = this.#read(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: this.named(name) });
    if (value === '') throw this.#empty(name);
    if (value.length > longest) throw this.#tooLong(name, longest);
    return value;
  }

  requiredText(name: string, longest?: number): string {
    return this.text(name, longest) ?? this.missing(name);
  }

  integer(name: string, least = 0): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const details = { code: 'parameter_invalid_integer', param: this.named(name) };
    if (!/^-?\d{1,12}$/.test(value)) throw invalidRequest(`Invalid integer: ${value}`, details);
    if (Number(value) < least) {
      throw invalidRequest(`This value must be greater than or equal to ${least}.`, details);
    }
    return Number(value);
  }

  requiredInteger(name: string, least?: number): number {
    return this.integer(name, least) ?? this.missing(name);
  }

  /** Stripe's limits: 50 keys of 40 characters, values of 500. An empty value removes the key. */
  metadata(name = 'metadata'): Record<string, string> {
    const value = this.#read(name);
    if (value === undefined || value === '') return {};
    if (typeof value === 'string') throw invalidRequest('Invalid object', { param: this.named(name) });
    const entries = Object.entries(value).filter(([, text]) => text !== '');
    if (entries.length > 50) {
      throw invalidRequest('You can have up to 50 metadata keys.', { param: this.named(name) });
    }
    return Object.fromEntries(entries.map(([key, text]) => [key, this.#metadataValue(name, key, text)]));
  }

  child(name: string): Params | undefined {
    const value = this.#read(name);
    return value === undefined ? undefined : this.#adopt(value, this.named(name));
  }

  children(name: string): Params[] {
    const value = this.#read(name);
    if (value === undefined) return [];
    if (typeof value === 'string') throw invalidRequest('Invalid array', { param: this.named(name) });
    return branchItems(value).map((item, index) => this.#adopt(item, `${this.named(name)}[${index}]`));
  }

  texts(name: string): string[] {
    const value = this.#read(name);
    if (value === undefined) return [];
    const items = typeof value === 'string' ? [value] : branchItems(value);
    return items.map((item) => {
      if (typeof item === 'string') return item;
      throw invalidRequest(`Invalid string: ${name}`, { param: this.named(name) });
    });
  }

  has(name: string): boolean {
    return this.#read(name) !== undefined;
  }

  isText(name: string): boolean {
    return typeof this.#read(name) === 'string';
  }

  /** Names that Stripe supports and the stand-in accepts without effect. */
  accept(names: readonly string[]): void {
    for (const name of names) this.#known.add(name);
  }

  finish(): void {
    const unknown = Object.keys(this.#values).find((name) => !this.#known.has(name));
    if (unknown !== undefined) {
      const param = this.named(unknown);
      throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
    }
    for (const child of this.#children) child.finish();
  }

  named(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`;
  }

  missing(name: string): never {
    const param = this.named(name);
    throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }

  #read(name: string): FormNode | undefined {
    this.#known.add(name);
    return this.#values[name];
  }

  #adopt(value: FormNode, path: string): Params {
    if (typeof value === 'string') throw invalidRequest('Invalid object', { param: path });
    const child = new Params(value, path);
    this.#children.push(child);
    return child;
  }

  #metadataValue(name: string, key: string, text: FormNode): string {
    const param = `${this.named(name)}[${key}]`;
    if (typeof text !== 'string') throw invalidRequest('Metadata values must be strings', { param });
    if (key.length > 40) throw invalidRequest('Metadata keys can have up to 40 characters.', { param });
    if (text.length > 500) throw invalidRequest('Metadata values can have up to 500 characters.', { param });
    return text;
  }

  #empty(name: string) {
    const param = this.named(name);
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`;
    return invalidRequest(message, { code: 'parameter_invalid_empty', param });
  }

  #tooLong(name: string, longest: number) {
    const param = this.named(name);
    return invalidRequest(`Invalid string: ${param}; must be at most ${longest} characters`, { param });
  }
}
