import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { OwnImage, RequiredWebLink } from '../kernel/link.ts';
import { Email, Line, Text, Typeset, TypesetEntries } from '../kernel/text.ts';
import { nameAndEmailMissing } from './name-and-email-missing.ts';

const AuthorFields = z.object({
  name: z.string(nameAndEmailMissing).pipe(Line(120).refine((name) => name !== '', nameAndEmailMissing)),
  email: z.string(nameAndEmailMissing).trim().min(1, nameAndEmailMissing).pipe(Email),
  /** A picture of them, as an upload names it; empty without one. */
  photo: OwnImage,
  bio: Typeset(Text(2000)),
  credentials: Typeset(Line(200)),
  company: Line(120),
  position: Typeset(Line(120)),
  expertise_areas: TypesetEntries(20, 200),
  /** Address by network: `linkedin`. */
  social_links: z
    .record(Line(40), RequiredWebLink)
    .refine((links) => Object.keys(links).length <= 10, 'Use at most 10'),
  speaking_engagements: TypesetEntries(30, 200),
  publications: TypesetEntries(30, 200),
});
const { shape } = AuthorFields;

/** An admin's input for a new author. */
export const AuthorInput = AuthorFields.extend({
  photo: shape.photo.default(''),
  bio: shape.bio.default(''),
  credentials: shape.credentials.default(''),
  company: shape.company.default(''),
  position: shape.position.default(''),
  expertise_areas: shape.expertise_areas.default([]),
  social_links: shape.social_links.default({}),
  speaking_engagements: shape.speaking_engagements.default([]),
  publications: shape.publications.default([]),
});
export type AuthorInput = z.infer<typeof AuthorInput>;

/** A change names the revision it is based on; omitted fields keep their values. */
export const AuthorEdit = AuthorFields.partial().extend({ revision: z.number().int() });
export type AuthorEdit = z.infer<typeof AuthorEdit>;

/** An author of articles, as admins see it. */
export const AuthorProfile = AuthorFields.extend({
  id: Id('author'),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().int(),
});
export type AuthorProfile = z.infer<typeof AuthorProfile>;

/** An author in the back-office's list. */
export const ListedAuthor = AuthorProfile.extend({
  /** Articles in any state, those in the trash too: deleting the author asks who takes them over. */
  article_count: z.number().int(),
  /** Who takes the articles over, while this author is being deleted: no article gets them any more. */
  heir: z.object({ id: Id('author'), name: z.string() }).nullable(),
  /** Whether readers find a page of them: not before something of theirs is published. */
  is_public: z.boolean(),
});
export type ListedAuthor = z.infer<typeof ListedAuthor>;

/** An author as readers see it: without the email address. */
export const PublicAuthor = AuthorFields.omit({ email: true }).extend({ id: Id('author') });
export type PublicAuthor = z.infer<typeof PublicAuthor>;
