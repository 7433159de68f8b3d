/** Messages at the end of each step of a reset. */
export const resetSentences = {
  sent: 'Password reset link and code have been sent to your email',
  done: 'Password reset successfully! You can now sign in with your new password.',
  failed: 'Failed to reset password',
} as const;
