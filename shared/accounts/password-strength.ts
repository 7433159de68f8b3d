/** One point each for 8+ characters, a lowercase, an uppercase, a digit, a special character: 0 to 5. */
export function passwordStrength(password: string): number {
  const points = [password.length >= 8, /[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];
  return points.filter((point) => (point instanceof RegExp ? point.test(password) : point)).length;
}

/** Minimum strength that change-password accepts. */
export const requiredStrength = 3;
export const weakPassword = 'Password is too weak. Please choose a stronger password.';

const labels = ['Very Weak', 'Very Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;
export const strengthLabel = (strength: number): string => labels[strength] ?? labels[0];
