/** A rule for the field of a price: `field('price', { validate: notNegative })`. Nothing typed is for `required` to refuse. */
export const notNegative = (price: unknown): true | string => Number(price) >= 0 || 'Must not be negative';
