import type { AuthorizerSettings } from '../gateway/authorizer.ts';
import { Part } from './part.ts';
import type { AuthorizerProperties, RouteProperties, Throttling } from './properties.ts';

/** The HTTP API. */
export class Api extends Part {
  routes() {
    const integrations = new Map(
      this.all('AWS::ApiGatewayV2::Integration').map((r) => [
        this.resolver.ref(r),
        String(this.resolver.properties(r).IntegrationUri),
      ]),
    );
    return this.all('AWS::ApiGatewayV2::Route').map((resource) => {
      const p = this.resolver.properties<RouteProperties>(resource);
      return {
        key: p.RouteKey,
        functionArn: integrations.get(p.Target.replace('integrations/', '')) ?? '',
        /** Name of its JWT authoriser. */
        authorizer: p.AuthorizationType === 'JWT' ? (p.AuthorizerId ?? '') : undefined,
        scopes: p.AuthorizationScopes ?? [],
      };
    });
  }

  /** The JWT authorisers by name. */
  authorizers(): ReadonlyMap<string, AuthorizerSettings> {
    return new Map(
      this.all('AWS::ApiGatewayV2::Authorizer').map((resource) => {
        const { JwtConfiguration, IdentitySource } = this.resolver.properties<AuthorizerProperties>(resource);
        const { Issuer: issuer, Audience: audience } = JwtConfiguration;
        return [this.resolver.ref(resource), { issuer, audience, identitySource: IdentitySource }];
      }),
    );
  }

  throttle() {
    const [stage] = this.all('AWS::ApiGatewayV2::Stage');
    const settings =
      stage && this.resolver.properties<{ DefaultRouteSettings?: Throttling }>(stage).DefaultRouteSettings;
    return { rate: settings?.ThrottlingRateLimit ?? 10_000, burst: settings?.ThrottlingBurstLimit ?? 5000 };
  }
}
