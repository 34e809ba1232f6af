import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** Returns the present instant, anew at the beginning of each minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(
        () => {
          setNow(new Date())
          wait()
        },
        minuteMs - (Date.now() % minuteMs),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [])
  return now
}
