import { createHash } from 'node:crypto';
import { aliveEvent } from '@/lib/aliveEvent';

/** What a script is marked with that waits for its turn: browsers do not load what they cannot run. */
export const waitingType = 'application/x-waiting';

/** In ms that scripts wait for a picture that does not come. */
const patience = 2500;

/**
 * Stands in every document, below its content, and loads the scripts only when the first thing a visitor looks at is
 * drawn: they weigh more than everything else, and on a slow line each kB of theirs that comes before the picture keeps
 * it waiting. A picture that has come is not drawn yet: that takes two frames more. A visitor who presses something is
 * waiting already, so that starts them too. What was pressed and filled in is not lost: it is done again when the page is
 * alive, in its order and in a way that React takes for the visitor's, which does not hear of a second thing in one go
 * before it has drawn the first.
 *
 * What everybody is sent but is not true of a visitor whose browser keeps the key that it names (`data-unless-kept`) is
 * hidden before it is seen.
 *
 * Kept in a form that browsers of eight years ago read. It is part of the policy, so any change to it is one there.
 */
export const pageStart = `(function(d){
var begun,alive,kept=new Map;
function on(kind,heard){d.addEventListener(kind,heard,true)}
function begin(){
if(!begun)d.querySelectorAll('script[type="${waitingType}"]').forEach(function(old){
var script=d.createElement('script');
script.async=false;script.src=old.src;
old.replaceWith(script)});
begun=1}
function tell(control,kind){control.dispatchEvent(new Event(kind,{bubbles:true}))}
on('click',function(event){
var button=event.target.closest('button');
if(!alive&&button)kept.set(button);
begin()});
on('input',function(event){
var field=event.target;
if(!alive)kept.set(field,[field.value,field.checked])});
on('keydown',begin);
on('pointerdown',begin);
on('${aliveEvent}',function(){
alive=1;
kept.forEach(function(left,control){setTimeout(function(){
if(!control.isConnected)return;
if(!left){control.click();return}
if(/^(checkbox|radio)$/.test(control.type)){control.checked=!left[1];control.click();return}
control.value='';
Object.getOwnPropertyDescriptor(control.constructor.prototype,'value').set.call(control,left[0]);
tell(control,'input');
tell(control,'change')})});
kept.clear()});
d.querySelectorAll('[data-unless-kept]').forEach(function(part){
try{part.hidden=localStorage.getItem(part.dataset.unlessKept)!==null}catch(forbidden){}});
setTimeout(begin,${patience});
function drawn(next){requestAnimationFrame(function(){requestAnimationFrame(next)})}
drawn(function(){
var left=1;
function seen(){if(!--left)drawn(begin)}
d.querySelectorAll('img[fetchpriority="high"]').forEach(function(image){
if(!image.complete){left++;image.onload=image.onerror=seen}});
seen()})
})(document)`.replaceAll('\n', '');

/** By which the policy knows it from any other script in a page. */
export const pageStartSource = `'sha256-${createHash('sha256').update(pageStart).digest('base64')}'`;
