import { MemoryRouter, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom'
import type { Specimen, SpecimenFile } from '@/design-system/specimen'
import { isPatternFile } from '@/patterns/specimens'

interface SpecimenStageProps {
  file: SpecimenFile
  specimen: Specimen
}

const outsideOfRoutes = { outlet: null, matches: [], isDataRoute: false }

/**
 * Draws a specimen. A pattern gets an address bar of its own: several stand on one page, and none may lead away from
 * the catalogue. The router refuses to stand inside another unless it is told that there is none.
 */
export function SpecimenStage({ file, specimen }: SpecimenStageProps) {
  const drawn = specimen.render()
  if (!isPatternFile(file)) return drawn
  return (
    <UNSAFE_LocationContext value={null as never}>
      <UNSAFE_RouteContext value={outsideOfRoutes}>
        <MemoryRouter>{drawn}</MemoryRouter>
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  )
}
