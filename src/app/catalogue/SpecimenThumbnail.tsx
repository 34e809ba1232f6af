import { AppWindow } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { SpecimenFile } from '@/design-system/specimen'
import { border, color, radius, space } from '@/design-system/theme/tokens'
import { SpecimenStage } from './SpecimenStage'

/** These components render at an edge of the window, so a thumbnail cannot show them. */
const edgeComponents = ['SkipLink', 'ToastProvider', 'useNotify', 'StickyActions']

/**
 * A small, inert picture of a component: its first specimen, or an icon if the component covers the page or is in
 * `edgeComponents`. A thumbnail is rendered only near the viewport, because rendering all thumbnails takes seconds.
 */
export function SpecimenThumbnail({ file }: { file: SpecimenFile }) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const specimen = file.specimens.find(({ isOverlay }) => !isOverlay)
  const hasPicture = specimen && !file.specimens[0]?.isOverlay && !edgeComponents.includes(file.component)
  return (
    <Frame ref={frame} inert aria-hidden="true" data-thumbnail={isNear ? 'drawn' : 'waiting'}>
      {hasPicture ? (
        isNear && (
          <ScaledContent>
            <SpecimenStage file={file} specimen={specimen} />
          </ScaledContent>
        )
      ) : (
        <AppWindow size={48} />
      )}
    </Frame>
  )
}

function useIsNear(element: RefObject<HTMLElement | null>) {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: safe center;
  block-size: ${space(36)};
  padding: ${space(3)};
  overflow: hidden;
  contain: strict;
  color: ${color.inkMuted};
  background-color: ${color.canvas};
  border-block-end: ${border.thin} solid ${color.line};
  border-radius: ${radius.lg} ${radius.lg} 0 0;

  > svg {
    justify-self: center;
  }
`

/** The zoom below 1 gives a component more width, about as much as on a page. */
const ScaledContent = styled.div`
  color: ${color.ink};
  zoom: 0.66;
`
