interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The page may make each policy once; whatever it is asked for, it trusts this address alone. */
const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>();

/** A worker's address, as the security policy wants it; the server names the policies it allows. */
export const trustedScript = (policy: string, address: string): string => {
  if (!trustedTypes) return address;
  const made =
    policies.get(policy) ?? trustedTypes.createPolicy(policy, { createScriptURL: () => address });
  policies.set(policy, made);
  return made.createScriptURL(address);
};
