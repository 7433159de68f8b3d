import { describe, expect, it } from 'vitest';
import { newsletterInterests } from '#shared/newsletter/interests.ts';
import { defaultTopics, effectiveTopics, topicSentence } from './newsletter-topics.ts';

describe('newsletter topics', () => {
  it('are seven, two of them preselected', () => {
    expect(newsletterInterests).toHaveLength(7);
    expect(topicSentence(defaultTopics)).toBe('cybersecurity and compliance');
  });

  it('are sent in list order, whatever was selected first', () => {
    expect(effectiveTopics(['case_studies', 'compliance'])).toEqual(['compliance', 'case_studies']);
  });

  it('fall back to the first two if none is chosen', () => {
    expect(effectiveTopics([])).toEqual(['cybersecurity', 'compliance']);
    expect(topicSentence([])).toBe('cybersecurity and compliance');
  });

  it('read as a sentence', () => {
    expect(topicSentence(['industry_news', 'frameworks', 'cybersecurity'])).toBe(
      'cybersecurity, industry news and frameworks',
    );
  });
});
