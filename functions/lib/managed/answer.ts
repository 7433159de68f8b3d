import { conflict, type DomainError, notFound } from '../errors.ts';

/** What an act answers that leaves nothing to show. */
export interface Done {
  readonly success: true;
  readonly message: string;
}
/** What every other act answers: the thing as it is now, under its own name. */
export type Saved<Field extends string, View> = Done & Readonly<Record<Field, View>>;

export const done = (message: string): Done => ({ success: true, message });
export const saved = <Field extends string, View>(field: Field, message: string, view: View): Saved<Field, View> => ({
  ...done(message),
  ...({ [field]: view } as Record<Field, View>),
});

/** What a person is told of a thing. */
export interface Sentences {
  readonly created: string;
  readonly updated: string;
  readonly deleted: string;
  readonly restored: string;
  readonly unknown: string;
}

interface Named {
  readonly noun: string;
  readonly says?: Partial<Sentences>;
}

/** Sentences are built from the noun (`coaching package`); those in `says` take their place. */
export function sentencesOf({ noun, says }: Named): Sentences {
  const label = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    created: `${label} created successfully`,
    updated: `${label} updated successfully`,
    deleted: `${label} deleted successfully`,
    restored: `${label} restored`,
    unknown: `${label} not found`,
    ...says,
  };
}

/** 404: it never existed, is purged, or is in the trash where that is not allowed. */
export const unknown = (thing: Named): DomainError => notFound(sentencesOf(thing).unknown);
export const notInTrash = ({ noun }: Named): DomainError => conflict(`This ${noun} is not in the trash`);
export const idTaken = ({ noun }: Named): DomainError => conflict(`This ${noun} exists already.`);
export const slugTaken = ({ noun }: Named): DomainError =>
  conflict(`Another ${noun} has this slug. Choose another one.`);
