/** Categories of articles. */
export type SeedArticleCategory =
  | 'AI Security'
  | 'Audit & Evidence'
  | 'Frameworks'
  | 'Privacy'
  | 'Risk Management'
  | 'Security Operations';

/** What search engines are told. */
export interface SeedSeoData {
  readonly meta_title: string;
  readonly meta_description: string;
  readonly focus_keyword: string;
  readonly keywords: readonly string[];
  readonly schema_type: 'Article' | 'HowTo' | 'FAQ';
}

export interface SeedCaseStudy {
  readonly industry: string;
  readonly company_size: 'startup' | 'small' | 'medium' | 'large' | 'enterprise';
  readonly challenge: string;
  readonly solution: string;
  readonly results: readonly string[];
}

interface Common {
  /** Names the text too: `content/articles/<slug>.html`. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: SeedArticleCategory;
  readonly tags: readonly string[];
  readonly is_featured: boolean;
  /** Minutes, at 230 words a minute. */
  readonly reading_time: number;
  readonly published_at: string;
  readonly difficulty_level: 'beginner' | 'intermediate' | 'advanced';
  readonly allow_comments: boolean;
  readonly seo_data: SeedSeoData;
}

/** One article of the shelf without its text, where steps and lists stand. What else belongs to its type comes with it. */
export type SeedArticle = Common &
  (
    | { readonly post_type: 'article' }
    | { readonly post_type: 'guide'; readonly prerequisites: readonly string[] }
    | { readonly post_type: 'case-study'; readonly case_study: SeedCaseStudy }
    | { readonly post_type: 'resource'; readonly resource_type: 'checklist' | 'template' }
  );
