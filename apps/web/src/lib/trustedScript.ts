interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Trusted Types allow each policy to be created once; each of these trusts one URL alone. */
const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>();

/** A script's URL as a trusted one; the content security policy lists the names of policies. */
export const trustedScript = (policyName: string, url: string): string => {
  if (!trustedTypes) return url;
  const policy =
    policies.get(policyName) ??
    trustedTypes.createPolicy(policyName, { createScriptURL: () => url });
  policies.set(policyName, policy);
  return policy.createScriptURL(url);
};
