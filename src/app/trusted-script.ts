interface ScriptPolicy {
  createScriptURL: (url: string) => string
}

/** The script URL of each policy, stored because a page can create a policy only once. */
const scriptUrls = new Map<string, string>()

/** Returns `url` in the form that Trusted Types accept as a script URL. The policy allows only this URL. */
export function getTrustedScriptUrl(policyName: string, url: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
  if (!trustedTypes) return url
  const existingUrl = scriptUrls.get(policyName)
  if (existingUrl) return existingUrl
  const policy = trustedTypes.createPolicy(policyName, {
    createScriptURL: (requestedUrl) => {
      if (requestedUrl !== url) throw new TypeError(`The policy ${policyName} does not allow this script URL`)
      return url
    },
  })
  const script = policy.createScriptURL(url)
  scriptUrls.set(policyName, script)
  return script
}
