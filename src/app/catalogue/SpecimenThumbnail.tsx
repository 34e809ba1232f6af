import { AppWindow } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { SpecimenFile } from '@/design-system/specimen'
import { border, color, radius, space } from '@/design-system/theme/tokens'
import { SpecimenStage } from './SpecimenStage'

/** These specimens draw outside of their place, at an edge of the window. */
const drawnElsewhere = ['SkipLink', 'ToastProvider', 'useNotify', 'StickyActions']

/**
 * A small picture of a component: its first specimen, which nobody can use or hear. It is drawn once it is near the
 * window, because all of them together take seconds. An icon stands for components that cover the page.
 */
export function SpecimenThumbnail({ file }: { file: SpecimenFile }) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const specimen = file.specimens.find(({ isOverlay }) => !isOverlay)
  const isDrawn = specimen && !file.specimens[0]?.isOverlay && !drawnElsewhere.includes(file.component)
  return (
    <Frame ref={frame} inert aria-hidden="true" data-thumbnail={isNear ? 'drawn' : 'waiting'}>
      {isDrawn ? (
        isNear && (
          <Scaled>
            <SpecimenStage file={file} specimen={specimen} />
          </Scaled>
        )
      ) : (
        <AppWindow size={48} />
      )}
    </Frame>
  )
}

/** Whether the element has been near the window. */
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

/** A smaller drawing leaves a component the room that it has on a page. */
const Scaled = styled.div`
  color: ${color.ink};
  zoom: 0.66;
`
