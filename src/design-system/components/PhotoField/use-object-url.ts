import { useEffect, useState } from 'react'

/** Returns the URL of a file, which is revoked at unmount. Returns a string unchanged, but undefined for ''. */
export function useObjectUrl(source: File | string): string | undefined {
  const [objectUrl, setObjectUrl] = useState<{ file: File; address: string }>()

  useEffect(() => {
    if (typeof source === 'string') return
    const address = URL.createObjectURL(source)
    setObjectUrl({ file: source, address })
    return () => URL.revokeObjectURL(address)
  }, [source])

  if (typeof source === 'string') return source || undefined
  return objectUrl?.file === source ? objectUrl.address : undefined
}
