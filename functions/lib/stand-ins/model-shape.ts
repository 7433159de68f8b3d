interface Verdict {
  readonly errors: readonly { readonly property: string; readonly message: string }[];
}

/**
 * Tells a model from an entity, which is all that is left to ask at run time. Models are constants: whether one is
 * well formed is known when the tests have imported it.
 */
export class Validator {
  // ElectroDB adds its formats to the prototype, which an instance field would hide.
  declare readonly customFormats: Record<string, unknown>;

  addSchema(): void {}

  validate(model: object): Verdict {
    const isModel = 'attributes' in model && 'indexes' in model;
    return { errors: isModel ? [] : [{ property: 'model', message: 'is no model' }] };
  }
}
Object.assign(Validator.prototype, { customFormats: {} });
