import { conflict, type DomainError, notFound } from '../errors.ts';

/** Response of an act that leaves nothing to show. */
export interface Done {
  readonly success: true;
  readonly message: string;
}
/** Response of every other act: the thing in its new state, under the name of its field. */
export type Saved<Field extends string, View> = Done & Readonly<Record<Field, View>>;

export const done = (message: string): Done => ({ success: true, message });
export const saved = <Field extends string, View>(field: Field, message: string, view: View): Saved<Field, View> => ({
  ...done(message),
  ...({ [field]: view } as Record<Field, View>),
});

/** Messages about a thing for the user. */
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

/** Builds the sentences from the noun (`coaching package`); those in `says` take precedence. */
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

/** 404: it never existed, is purged, or is in the trash where that does not count. */
export const unknown = (thing: Named): DomainError => notFound(sentencesOf(thing).unknown);
export const notInTrash = ({ noun }: Named): DomainError => conflict(`This ${noun} is not in the trash`);
export const idTaken = ({ noun }: Named): DomainError => conflict(`This ${noun} already exists.`);
export const slugTaken = ({ noun }: Named): DomainError =>
  conflict(`Another ${noun} has this slug. Choose another one.`);
