interface ScriptPolicy {
  createScriptURL: (url: string) => string
}

/** A page can create each policy only once. */
const scriptAddresses = new Map<string, string>()

/** The address of a script as Trusted Types require it; the policy allows this address only. */
export function trustedScript(policyName: string, address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
  if (!trustedTypes) return address
  const known = scriptAddresses.get(policyName)
  if (known) return known
  const policy = trustedTypes.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`Not the script of ${policyName}`)
      return url
    },
  })
  const script = policy.createScriptURL(address)
  scriptAddresses.set(policyName, script)
  return script
}
