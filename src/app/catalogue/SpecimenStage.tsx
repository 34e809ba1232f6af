import { MemoryRouter, UNSAFE_LocationContext, UNSAFE_RouteContext } from 'react-router-dom'
import type { Specimen, SpecimenFile } from '@/design-system/specimen'
import { isPatternFile } from '@/patterns/specimens'

interface SpecimenStageProps {
  file: SpecimenFile
  specimen: Specimen
}

const noRoutes = { outlet: null, matches: [], isDataRoute: false }

/**
 * Renders a specimen. A pattern is rendered in a separate router, so that its links do not leave the catalogue. A router
 * inside a router throws an error, so the contexts of the outer router are reset.
 */
export function SpecimenStage({ file, specimen }: SpecimenStageProps) {
  const element = specimen.render()
  if (!isPatternFile(file)) return element
  return (
    <UNSAFE_LocationContext value={null as never}>
      <UNSAFE_RouteContext value={noRoutes}>
        <MemoryRouter>{element}</MemoryRouter>
      </UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  )
}
