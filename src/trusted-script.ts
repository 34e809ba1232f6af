interface ScriptPolicy {
  createScriptURL: (url: string) => string
}

/** The script URLs by policy name, stored because a page can create each policy only once. */
const scriptUrls = new Map<string, string>()

/**
 * Returns `url` in a form that the browser accepts as a script URL under Trusted Types. The policy `policyName` allows only
 * this URL.
 */
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
  const scriptUrl = policy.createScriptURL(url)
  scriptUrls.set(policyName, scriptUrl)
  return scriptUrl
}
