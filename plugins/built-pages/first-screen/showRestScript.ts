/**
 * Elements that are shown with one frame, about. A frame of this size takes some 50 ms on a phone (CPU slowed four times); smaller ones would be more, and each costs something
 * by itself: parts of 500 made the page about types 11 % more work, parts of 800 8 %, parts of 1,200 4 % with tasks of 60 ms.
 */
const ELEMENTS = 800;

/**
 * What the script behind the first screen does. What browsers have read by the time they can paint is styled and laid out for the first frame, although only its beginning is
 * seen. So this hides what stands behind it (`src/theme/Root/styles.module.css`), shows it part by part once the first screen is painted, and leaves nothing behind.
 *
 * `data-arriving` is on the last block that is shown and on what is around it, up to the application: what follows one of them is hidden, and takes no time. While more is on its
 * way, it waits for that. Nothing is hidden
 *
 * - in a tab that nobody sees, which gets no frames,
 * - for who asks for a place in the page, or comes back to one: browsers look for it while they read,
 * - from the first click or key on, which may lead into it.
 *
 * Runs in all browsers for which the site is built, as it stands here.
 */
export const SHOW_REST_SCRIPT = [
  '(script=>{',
  'let name="data-arriving",last=script.previousElementSibling,path=[],node=last,visit=performance.getEntriesByType("navigation")[0];',
  'script.remove();',
  'if(document.hidden||visit?.type!="navigate"||location.hash||visit.name.includes("#"))return;',
  'for(;node.parentNode!=document.body;node=node.parentNode)node.toggleAttribute(name),path.push(node);',
  'let end=()=>{path.push(last);path.map(node=>node.removeAttribute(name));path=0},',
  'show=()=>requestAnimationFrame(()=>setTimeout(()=>{',
  'if(!path)return;',
  'let count=0,next=last;',
  `for(;count<${ELEMENTS}&&(node=next.nextElementSibling);next=node)count+=1+node.getElementsByTagName("*").length;`,
  'if(!next.nextElementSibling&&document.readyState!="loading")return end();',
  'if(next!=last)last.removeAttribute(name),last=next,last.toggleAttribute(name);',
  'show()',
  '}));',
  '["click","keydown","visibilitychange"].map(type=>addEventListener(type,()=>path&&end(),{capture:true,once:true}));',
  'show()',
  '})(document.currentScript)',
].join('');
