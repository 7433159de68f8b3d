import { describe, expect, test } from 'vitest';
import { controlHeading, splitAtControlIds } from './control-id.ts';

describe('controlHeading', () => {
  test.each([
    ['GV.OC-01 The mission informs risk management', 'GV.OC-01', 'The mission informs risk management'],
    ['RS.CO-02: who is told', 'RS.CO-02', 'Who is told'],
    ['ID.AM-01 and ID.AM-02 Hardware and software', 'ID.AM-01 and ID.AM-02', 'Hardware and software'],
    ['GV Govern', 'GV', 'Govern'],
    ['ID: know what you have', 'ID', 'Know what you have'],
    ['A.5.15 Access control', 'A.5.15', 'Access control'],
    ['A.8.25 to A.8.34 Development', 'A.8.25 to A.8.34', 'Development'],
    ['A.7: Data', 'A.7', 'Data'],
    ['Clause 6.1.4 and A.5.2 to A.5.5 AI system impact', 'Clause 6.1.4 and A.5.2 to A.5.5', 'AI system impact'],
    ['164.308(a)(1) Risk analysis', '164.308(a)(1)', 'Risk analysis'],
    ['164.308(a)(1)(ii)(A) Everything you create', '164.308(a)(1)(ii)(A)', 'Everything you create'],
    ['Art. 30(1)(a) Names and contact details', 'Art. 30(1)(a)', 'Names and contact details'],
    ['Article 35(1) and 35(3): decide whether', 'Article 35(1) and 35(3)', 'Decide whether'],
    ['Clauses 9 and 10: Checking and correcting', 'Clauses 9 and 10', 'Checking and correcting'],
    ['Section 1798.130 and regulation 7020: methods', 'Section 1798.130 and regulation 7020', 'Methods'],
    ['Section 524B(b)(3) Software bill of materials', 'Section 524B(b)(3)', 'Software bill of materials'],
    ['6.3, 6.4 and 6.5 Multi-factor authentication', '6.3, 6.4 and 6.5', 'Multi-factor authentication'],
    ['MEASURE 2.3 Performance in conditions like yours', 'MEASURE 2.3', 'Performance in conditions like yours'],
    ['MAP: what it is for', 'MAP', 'What it is for'],
    ['IA-2, IA-3, AC-2 Identity', 'IA-2, IA-3, AC-2', 'Identity'],
    ['P-5 Common controls', 'P-5', 'Common controls'],
    ['CC8 and CC9 Change and mitigation', 'CC8 and CC9', 'Change and mitigation'],
    ['6.1.3 d) The Statement of Applicability', '6.1.3 d)', 'The Statement of Applicability'],
    ['CC6.1 “Logical access”', 'CC6.1', '“Logical access”'],
  ])('%s', (text, id, title) => {
    expect(controlHeading(text)).toEqual({ id, title });
  });

  test.each([
    'Before you start',
    'Section 1798.105 and regulation 7022',
    'Step 1: Scope and the ePHI inventory',
    'SOX 404: where the review sits',
    'Identity before devices',
    'PR work for auditors',
    'Months 1 to 3: Know what you have',
    'GV.OC-01',
    '72 hours',
    'A worked row',
  ])('%s has no identifier', (text) => {
    expect(controlHeading(text)).toEqual({ id: undefined, title: text });
  });

  test('a hostile heading takes linear time', () => {
    const started = performance.now();
    controlHeading(`${'A.5.15 and '.repeat(30_000)}!`);
    controlHeading(`1${'.1'.repeat(200_000)}`);
    // Milliseconds; quadratic time would take minutes.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('splitAtControlIds', () => {
  test('finds identifiers in a sentence', () => {
    expect(splitAtControlIds('an exception to PR.AA-05, granted under 164.308(a)(4).')).toEqual([
      'an exception to ',
      'PR.AA-05',
      ', granted under ',
      '164.308(a)(4)',
      '.',
    ]);
    expect(splitAtControlIds('A.5.15 and AC-2(1)')).toEqual(['', 'A.5.15', ' and ', 'AC-2(1)', '']);
  });

  test('leaves versions, amounts and words alone', () => {
    for (const text of ['version 2.0 of 15:00', 'ISO 27001:2022', 'SP 800-53', 'a 3.14 ratio', 'COVID-19 in the US'])
      expect(splitAtControlIds(text)).toEqual([text]);
  });
});
