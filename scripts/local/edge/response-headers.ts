export interface HeadersPolicy {
  readonly ResponseHeadersPolicyConfig: {
    readonly SecurityHeadersConfig?: {
      readonly ContentSecurityPolicy?: { ContentSecurityPolicy: string };
      readonly ContentTypeOptions?: object;
      readonly FrameOptions?: { FrameOption: string };
      readonly ReferrerPolicy?: { ReferrerPolicy: string };
      readonly StrictTransportSecurity?: { AccessControlMaxAgeSec: number; IncludeSubdomains?: boolean };
    };
    readonly CustomHeadersConfig?: { readonly Items: readonly { Header: string; Value: string }[] };
  };
}

/** The headers a CloudFront response-headers policy adds. HSTS is left out: there is no TLS on one machine. */
export function responseHeaders(policy: HeadersPolicy): Record<string, string> {
  const { SecurityHeadersConfig: security = {}, CustomHeadersConfig: custom } = policy.ResponseHeadersPolicyConfig;
  return {
    ...(security.ContentSecurityPolicy && {
      'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    }),
    ...(security.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
    ...(security.FrameOptions && { 'x-frame-options': security.FrameOptions.FrameOption }),
    ...(security.ReferrerPolicy && { 'referrer-policy': security.ReferrerPolicy.ReferrerPolicy }),
    ...Object.fromEntries((custom?.Items ?? []).map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}
