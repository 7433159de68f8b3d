/** The second line of the postal address until an operator has given one, on stages that need none. */
export const placeholderAddress = 'Postal address of the operator';
