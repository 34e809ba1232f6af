import { useEffect, useState } from 'react'
import { runWhenIdle } from '@/run-when-idle'

/** Returns true once `isReady` is true and the browser has been idle, so that what the user waits for comes first. */
export function useIsIdle(isReady: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => (isReady ? runWhenIdle(() => setIsIdle(true)) : undefined), [isReady])
  return isIdle
}
