interface ScriptPolicy {
  createScriptURL: (url: string) => string
}

/** The script URL of each policy. A page can create a policy only once. */
const scriptUrls = new Map<string, string>()

/** Returns a script URL that Trusted Types accept. The policy allows this URL only. */
export function trustedScript(policyName: string, url: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
  if (!trustedTypes) return url
  const existingUrl = scriptUrls.get(policyName)
  if (existingUrl) return existingUrl
  const policy = trustedTypes.createPolicy(policyName, {
    createScriptURL: (requestedUrl) => {
      if (requestedUrl !== url) throw new TypeError(`Not the script of ${policyName}`)
      return url
    },
  })
  const script = policy.createScriptURL(url)
  scriptUrls.set(policyName, script)
  return script
}
