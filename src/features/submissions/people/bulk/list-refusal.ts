export type ListProblem = 'empty' | 'binary' | 'oldExcel' | 'broken' | 'tooLarge' | 'tooMany' | 'noDocument'

/** The error that is thrown if a list cannot be read. `problem` is the reason. */
export class ListRefusal extends Error {
  readonly problem: ListProblem

  constructor(problem: ListProblem) {
    super(problem)
    this.problem = problem
  }
}
