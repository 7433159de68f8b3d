interface Verdict {
  readonly errors: readonly { readonly property: string; readonly message: string }[];
}

/**
 * Tells a model from an entity, the only check left at run time: models are constants, validated when tests import
 * them.
 */
export class Validator {
  // ElectroDB adds its formats to the prototype, which an instance field would hide.
  declare readonly customFormats: Record<string, unknown>;

  addSchema(): void {}

  validate(model: object): Verdict {
    const isModel = 'attributes' in model && 'indexes' in model;
    return { errors: isModel ? [] : [{ property: 'model', message: 'is not a model' }] };
  }
}
Object.assign(Validator.prototype, { customFormats: {} });
