interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** Trusted Types allow each policy to be created only once; each of these trusts a single URL. */
const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>();

/** Makes a script's URL trusted; the content security policy lists the names of the policies. */
export const trustedScript = (policyName: string, url: string): string => {
  if (!trustedTypes) return url;
  const policy =
    policies.get(policyName) ??
    trustedTypes.createPolicy(policyName, { createScriptURL: () => url });
  policies.set(policyName, policy);
  return policy.createScriptURL(url);
};
