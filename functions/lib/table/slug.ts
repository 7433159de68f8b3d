import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { readEnv } from '../env.ts';
import { documents } from './client.ts';
import type { TransactItem } from './transact.ts';

declare const isSlugKind: unique symbol;
/** A kind of thing with its own address. */
export type SlugKind = string & { readonly [isSlugKind]: true };

/** Declares a kind of slug; it is part of their keys in the table. */
export const defineSlugs = (kind: string): SlugKind => kind as SlugKind;

/**
 * Maps a slug to its thing. A slug stays reserved after a change, so that old addresses keep working; it is released
 * only when the thing is purged.
 */
const key = (kind: SlugKind, slug: string) => ({ pk: `$slug#${kind}#${slug}`, sk: '$slug' });

/** The id of the thing that has, or had, a slug. One strongly consistent read: whoever published a thing opens it next. */
export async function idOfSlug(kind: SlugKind, slug: string): Promise<string | undefined> {
  const question = { TableName: readEnv('table').table, Key: key(kind, slug), ConsistentRead: true };
  const { Item } = await documents.send(new GetCommand(question));
  return Item?.id as string | undefined;
}

/** Part of a transaction: claims a slug for a thing; refused when another thing has it. */
export const claimSlugItem = (kind: SlugKind, slug: string, id: string): TransactItem => ({
  Put: {
    TableName: readEnv('table').table,
    Item: { ...key(kind, slug), id },
    ConditionExpression: 'attribute_not_exists(pk) OR id = :id',
    ExpressionAttributeValues: { ':id': id },
  },
});

/** Part of a transaction: releases a slug; refused when another thing has it. */
export const releaseSlugItem = (kind: SlugKind, slug: string, id: string): TransactItem => ({
  Delete: {
    TableName: readEnv('table').table,
    Key: key(kind, slug),
    ConditionExpression: 'attribute_not_exists(pk) OR id = :id',
    ExpressionAttributeValues: { ':id': id },
  },
});
