/** The reasons why a list cannot be read. */
export type ListProblem = 'empty' | 'binary' | 'oldExcel' | 'broken' | 'tooLarge' | 'tooMany' | 'noDocument'

/** A list that cannot be read: nothing of it is shown. */
export class ListRefusal extends Error {
  readonly problem: ListProblem

  constructor(problem: ListProblem) {
    super(problem)
    this.name = 'ListRefusal'
    this.problem = problem
  }
}
