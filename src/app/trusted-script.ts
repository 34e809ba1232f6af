interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

/** A policy can be made but once in a page. */
const trusted = new Map<string, string>()

/**
 * The address of a script as the browser takes it: where it asks for trusted types, through a policy that lets in this
 * one alone.
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
