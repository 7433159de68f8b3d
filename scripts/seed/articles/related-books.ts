/** The two books offered beside each article, by their file names: one to go deeper, one to do the work with. */
export const relatedBooks: Readonly<Record<string, readonly [string, string]>> = {
  'case-study-cis-ig1-in-one-year': ['cis-controls-v8-1-first-eighteen-months', 'nist-csf-for-small-teams'],
  'case-study-access-review-rebuilt': ['itgc-for-sox-404', 'access-review-prompt'],
  'pci-dss-scoping-draw-the-flow-first': ['pci-dss-4-0-1-for-payment-teams', 'pci-targeted-risk-analysis-prompts'],
  'soc-2-evidence-populations-before-samples': ['soc-2-for-seed-stage-saas', 'soc-2-evidence-prompts'],
  'ccpa-requests-clock-identity-search': ['ccpa-and-cpra-requests-at-scale', 'gdpr-article-30-records'],
  'iso-42001-and-nist-ai-rmf-together': ['governing-ai-iso-42001', 'nist-ai-rmf-govern-to-manage'],
  'prompts-for-audit-work': ['soc-2-evidence-prompts', 'policy-gap-prompt'],
  'security-awareness-that-changes-something': ['tabletop-exercises-for-boards', 'incident-response-prompts'],
  'first-hipaa-risk-analysis': ['hipaa-risk-analysis-workbook', 'medical-device-security-file'],
  'run-a-two-hour-ransomware-exercise': ['tabletop-exercises-for-boards', 'incident-response-prompts'],
  'csf-2-profile-in-four-weeks': ['nist-csf-2-in-practice', 'nist-csf-for-small-teams'],
  'iso-27001-internal-audit-that-finds-something': [
    'iso-27001-internal-audit-in-ten-days',
    'iso-27001-annex-a-control-by-control',
  ],
  'template-record-of-processing': ['gdpr-article-30-records', 'gdpr-dpia-that-decides'],
  'checklist-vendor-review-before-you-sign': ['supplier-risk-under-gv-sc', 'soc-2-reading-a-vendor-report'],
};
