/* Attributes that every item of an entity has. */

export const text = { type: 'string', required: true } as const;
export const texts = { type: 'list', required: true, items: { type: 'string', required: true } } as const;
export const number = { type: 'number', required: true } as const;
export const flag = { type: 'boolean', required: true } as const;
