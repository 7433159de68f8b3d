/** Figures and times as people read them; exports that the server writes have the same. */
export {
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatItems,
  formatMinutes,
  formatPrice,
  formatSize,
} from '#shared/kernel/format.ts';
