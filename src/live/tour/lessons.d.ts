/** Written by `plugins/tour-lessons`. */
declare module '@generated/tour-lessons/default/lessons.json' {
  const lessons: Readonly<Record<string, import('@site/lib/tour/Lesson').LessonHead>>;
  export default lessons;
}
