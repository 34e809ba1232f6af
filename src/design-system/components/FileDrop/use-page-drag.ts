import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Whether files are being dragged over the page; `onStart` is told when they come. */
export function usePageDrag(onStart: () => void) {
  const [isDragging, setIsDragging] = useState(false)
  const start = useEffectEvent(onStart)

  useEffect(() => {
    const listening = new AbortController()
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return
      setIsDragging(true)
      start()
    }
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsDragging(false)
    }
    const end = () => setIsDragging(false)
    document.addEventListener('dragenter', enter, listening)
    document.addEventListener('dragleave', leave, listening)
    document.addEventListener('dragend', end, listening)
    document.addEventListener('drop', end, listening)
    return () => listening.abort()
  }, [])

  return isDragging
}
