import { useEffect, useState } from 'react'

/** Returns an object URL for a file while it is shown. A string is already a URL; '' gives undefined. */
export function useObjectUrl(source: File | string): string | undefined {
  const [made, setMade] = useState<{ file: File; address: string }>()

  useEffect(() => {
    if (typeof source === 'string') return
    const address = URL.createObjectURL(source)
    setMade({ file: source, address })
    return () => URL.revokeObjectURL(address)
  }, [source])

  if (typeof source === 'string') return source || undefined
  return made?.file === source ? made.address : undefined
}
