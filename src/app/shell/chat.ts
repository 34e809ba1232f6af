import { whenIdle } from '../when-idle'

/** The Trusted Types policy that lets in the chat's script; the page's own policy names it. */
const policyName = 'portal-chat'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

/** The address as the browser takes it: where it asks for trusted types, through a policy that lets in this one alone. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  const policy = trustedTypes.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError('Not the script of the chat')
      return url
    },
  })
  return policy.createScriptURL(address)
}

let hasLoaded = false

function load(address: string) {
  if (hasLoaded) return
  hasLoaded = true
  const script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  script.src = trusted(address)
  document.head.append(script)
}

/**
 * Loads the chat of the installation (P1) once nothing else is to be done; answers how to call it off before that. Once
 * in a page: a script of somebody else cannot be taken back.
 */
export function loadChatWhenIdle(address: string): () => void {
  return whenIdle(() => load(address))
}
