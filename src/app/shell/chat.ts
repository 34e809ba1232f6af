import { chatPolicy } from '@/hosting/page-policies'
import { runWhenIdle } from '../run-when-idle'
import { trustedScript } from '../trusted-script'

let hasLoaded = false

function load(address: string) {
  if (hasLoaded) return
  hasLoaded = true
  const script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  script.src = trustedScript(chatPolicy, address)
  document.head.append(script)
}

/**
 * Loads the chat of the installation once nothing else is to be done; answers how to call it off before that. Once
 * in a page: a script of somebody else cannot be taken back.
 */
export function loadChatWhenIdle(address: string): () => void {
  return runWhenIdle(() => load(address))
}
