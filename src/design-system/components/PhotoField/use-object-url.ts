import { useEffect, useState } from 'react'

/**
 * Returns the URL that an `<img>` needs to show a photo; undefined for ''. Any other string is already a URL. For a file,
 * the hook creates an object URL after the first render. Until then, the hook returns undefined. The hook revokes the URL
 * when the file changes and at unmount.
 */
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
