interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

/** A page can create each policy only once. */
const trusted = new Map<string, string>()

/**
 * The address of a script in the form that the browser accepts: with Trusted Types, a policy allows this
 * address only.
 */
export function trustedScript(policyName: string, address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  const known = trusted.get(policyName)
  if (known) return known
  const policy = trustedTypes.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`Not the script of ${policyName}`)
      return url
    },
  })
  const script = policy.createScriptURL(address)
  trusted.set(policyName, script)
  return script
}
