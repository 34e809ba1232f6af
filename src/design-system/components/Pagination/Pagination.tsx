import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentPropsWithRef, startTransition, useOptimistic } from 'react'
import styled from 'styled-components'
import { hiddenInPrint, tint, touchTarget } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import {
  above,
  border,
  color,
  control,
  fontWeight,
  motion,
  radius,
  space,
} from '@/design-system/theme/tokens'
import { IconButton } from '../IconButton/IconButton'
import { buildPageSlots } from './page-slots'

/** The texts of a pagination. */
export interface PaginationLabels {
  /** The accessible name of the landmark. */
  navigation: string
  /** The name of the button that leads to the previous page. */
  previous: string
  /** The name of the button that leads to the next page. */
  next: string
  /** Returns the name of the button that leads to a page. */
  page: (page: number) => string
  /** Returns the text that says on paper which page it is. */
  pageOf: (page: number, pageCount: number) => string
}

interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onChange'> {
  /** The current page, from 1. */
  page: number
  /** The number of rows per page. */
  pageSize: number
  /** The number of rows of all pages together. */
  total: number
  /** The texts, including those for screen readers. */
  labels: PaginationLabels
  onChange: (page: number) => void
  /** Whether paper says the page before the list instead of after it. The list and the pagination must be in a `Stack`. */
  isFirstInPrint?: boolean
}

/** The buttons that lead to the pages of a list. A list with a single page has no buttons. */
export function Pagination({
  page: currentPage,
  pageSize,
  total,
  labels,
  onChange,
  isFirstInPrint,
  ...rest
}: PaginationProps) {
  // The current button changes at once. The rows render in a transition, during which the user can change the page again.
  const [page, setPage] = useOptimistic(currentPage)
  const pageCount = Math.ceil(total / pageSize)
  if (!Number.isFinite(pageCount) || pageCount <= 1) return null
  // `page` may not exist, e.g. if it comes from an old URL. Then no button is current, and the nearest page has a button.
  const nearestPage = Math.min(pageCount, Math.max(1, Math.trunc(page) || 1))
  const goToPage = (nextPage: number) =>
    startTransition(() => {
      setPage(nextPage)
      onChange(nextPage)
    })

  return (
    <Root {...rest} aria-label={labels.navigation} data-first-in-print={isFirstInPrint || undefined}>
      <IconButton
        label={labels.previous}
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={page <= 1}
        onClick={() => goToPage(Math.min(page - 1, pageCount))}
      />
      <Pages role="list">
        {buildPageSlots(nearestPage, pageCount).map((slot) =>
          typeof slot === 'number' ? (
            <li key={slot}>
              <PageButton
                type="button"
                aria-label={labels.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => slot !== page && goToPage(slot)}
              >
                {slot}
              </PageButton>
            </li>
          ) : (
            <Gap key={slot} aria-hidden="true">
              …
            </Gap>
          ),
        )}
      </Pages>
      <IconButton
        label={labels.next}
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={page >= pageCount}
        onClick={() => goToPage(Math.max(page + 1, 1))}
      />
      <PrintedPage>{labels.pageOf(nearestPage, pageCount)}</PrintedPage>
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  justify-content: space-between;

  @media ${above.stack} {
    justify-content: flex-start;
  }

  /* After cards, the text could be on a sheet of its own. */
  @media print {
    &[data-first-in-print] {
      order: -1;
    }
  }
`

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-inline-size: 0;
  ${hiddenInPrint}
`

const PrintedPage = styled.span`
  display: none;

  @media print {
    display: inline;
  }
`

const PageButton = styled.button`
  min-inline-size: min(${control.md}, 10vw);
  min-block-size: ${control.md};
  padding: 0 ${space(1)};
  border: ${border.thin} solid transparent;
  border-radius: ${radius.md};
  background-color: transparent;
  font-weight: ${fontWeight.medium};
  cursor: pointer;
  transition: background-color ${motion.fast};
  ${tabularFigures}

  /* On a narrow phone, the target includes half of the gaps beside the button. */
  ${touchTarget}

  &[aria-current='page'] {
    border-color: ${color.accent};
    ${tint('accent')}
    font-weight: ${fontWeight.bold};
    cursor: default;
  }

  @media (hover: hover) {
    &:hover:not([aria-current='page']) {
      background-color: ${color.sunken};
    }
  }
`

const Gap = styled.li`
  align-self: center;
  min-inline-size: ${space(5)};
  color: ${color.inkMuted};
  text-align: center;
`
