/** DynamoDB's own JSON shapes, on the wire and in the store. */

/** Exactly one member is set; dynalite's validation ensures it before any code here sees a value. */
export interface AttributeValue {
  readonly S?: string;
  readonly N?: string;
  readonly B?: string;
  readonly BOOL?: boolean;
  readonly NULL?: boolean;
  readonly SS?: readonly string[];
  readonly NS?: readonly string[];
  readonly BS?: readonly string[];
  readonly L?: readonly AttributeValue[];
  readonly M?: Item;
}

export type Item = { readonly [attribute: string]: AttributeValue };

export type JsonObject = Record<string, unknown>;

export interface KeyElement {
  readonly AttributeName: string;
  readonly KeyType: 'HASH' | 'RANGE';
}

export interface IndexDefinition extends JsonObject {
  readonly IndexName: string;
  readonly KeySchema: readonly KeyElement[];
}

/** A CreateTable request, completed with what AWS adds; DescribeTable returns it unchanged. */
export interface TableDefinition extends JsonObject {
  readonly TableName: string;
  readonly TableId: string;
  readonly KeySchema: readonly KeyElement[];
  readonly GlobalSecondaryIndexes?: readonly IndexDefinition[];
  readonly LocalSecondaryIndexes?: readonly IndexDefinition[];
}

/** One operation of the API: takes the parsed request body and answers with the response body. */
export type Operation = (request: JsonObject) => Promise<object>;

export type Operations = Readonly<Record<string, Operation>>;
